// The outlines of a set of packs as bytes: enough to choose a chain without reading any pack.

import type { PackOutline } from '../link/chain.ts';
import { ByteWriter } from './byte-writer.ts';
import { readGraph } from './read-graph.ts';
import { type ArtifactVersion, refuseOtherVersion, sealed, unsealed, writeVersion } from './sealed.ts';
import { writeGraph } from './write-graph.ts';

const magic = 'nirnaya-outlines';

/** The bytes of outlines. */
export function outlinesArtifact(
  packs: ReadonlyMap<string, PackOutline>,
  version: ArtifactVersion,
): Uint8Array {
  const { graph, places } = writeGraph({ value: [...packs.values()].map(plainOutline), maps: {} });
  const out = new ByteWriter();
  writeVersion(out, version);
  out.varint(graph.length);
  out.bytes(graph);
  out.bytes(places);
  return sealed(magic, out.written());
}

/** The outlines of bytes. What is damaged or was made by another version is an `ArtifactError`. */
export function openOutlines(bytes: Uint8Array, version: ArtifactVersion): ReadonlyMap<string, PackOutline> {
  const reader = unsealed(magic, bytes);
  refuseOtherVersion(reader, version);
  const graph = reader.bytes(reader.varint());
  const places = reader.rest();
  const outlines = readGraph(graph, () => places).value() as readonly PackOutline[];
  return new Map(outlines.map((outline) => [outline.name, outline]));
}

const plainOutline = ({ name, title, kind, extends: parent, place, states, documents }: PackOutline) => ({
  name,
  title,
  kind,
  extends: parent,
  place,
  states,
  documents: documents.map(({ works, rules, month_names }) => ({
    ...(month_names === undefined ? {} : { month_names }),
    works,
    rules: rules.map(({ code, kind }) => ({ code, kind })),
  })),
});
