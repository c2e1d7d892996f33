// A compiled chain as bytes: what is asked of it is read rule by rule when one is first needed, on any machine and in any
// program that reads bytes. Where its rules stand in their sources lies in a file beside it, for traces and diagnostics.

import { vocabularyWith } from '../../dsl/vocabulary/vocabulary.ts';
import type { Division, TypedExpression } from '../check/typed.ts';
import { type PlainPlan, plainPlan, planOfPlain } from '../plan/chain-plan.ts';
import { attributesOf } from '../runtime/attributes.ts';
import { type CompiledPack, compiledPack, type PackParts } from '../runtime/pack.ts';
import { ArtifactError, damaged } from './artifact-error.ts';
import { ByteWriter } from './byte-writer.ts';
import { checksumOf } from './checksum.ts';
import { readGraph } from './read-graph.ts';
import { type ArtifactVersion, refuseOtherVersion, sealed, unsealed, writeVersion } from './sealed.ts';
import { writeGraph } from './write-graph.ts';

/** A chain as two files. */
export interface ChainArtifact {
  readonly chain: Uint8Array;
  readonly places: Uint8Array;
}

const chainMagic = 'nirnaya-chain';
const placesMagic = 'nirnaya-places';

/** What is read as soon as a chain is opened. */
interface Opening
  extends Pick<PackParts, 'name' | 'chain' | 'fingerprint' | 'calendars' | 'kalas' | 'divisions'> {
  readonly plan: Omit<PlainPlan, 'waiting'>;
}

/** The maps whose entries are read one by one. */
const mapsOf = (parts: PackParts, waiting: PlainPlan['waiting']) => ({
  rules: parts.rules,
  scored: parts.scored,
  chakras: parts.chakras,
  births: parts.births,
  tables: parts.tables,
  kalaTerms: new Map([...parts.kalas.keys()].map((name) => [name, parts.kala(name)] as const)),
  waiting,
  divisionTerms: new Map([...parts.divisions.keys()].map((name) => [name, parts.division(name)] as const)),
});

/** The files of a compiled chain. */
export function chainArtifact(parts: PackParts, version: ArtifactVersion): ChainArtifact {
  const { name, chain, fingerprint, calendars, kalas, divisions } = parts;
  const { waiting, ...plan } = plainPlan(parts.plan);
  const value: Opening = {
    name,
    chain,
    fingerprint,
    calendars,
    kalas,
    divisions,
    plan,
  };
  const { graph, places } = writeGraph({ value, maps: mapsOf(parts, waiting) });
  const head = new ByteWriter();
  writeVersion(head, version);
  head.bytes(graph);
  const written = sealed(chainMagic, head.written());
  const beside = new ByteWriter();
  beside.varint(checksumOf(written));
  beside.bytes(places);
  return { chain: written, places: sealed(placesMagic, beside.written()) };
}

/**
 * The chain of its bytes. `places` loads the file beside it when a place in a source is first asked for. What is damaged or
 * was made by another version is an `ArtifactError`.
 */
export function openChain(
  bytes: Uint8Array,
  version: ArtifactVersion,
  places: () => Uint8Array | undefined,
): CompiledPack {
  const reader = unsealed(chainMagic, bytes);
  refuseOtherVersion(reader, version);
  const graph = readGraph(reader.rest(), () => placesOf(bytes, places()));
  const { plan, ...opening } = graph.value() as Opening;
  const map = <K extends keyof ReturnType<typeof mapsOf>>(name: K): ReturnType<typeof mapsOf>[K] => {
    const found = graph.maps.get(name);
    if (found === undefined) throw damaged(`it has no ${name}`);
    return found as ReturnType<typeof mapsOf>[K];
  };
  const tables = map('tables');
  const kalaTerms: ReadonlyMap<string, TypedExpression | undefined> = map('kalaTerms');
  const divisionTerms: ReadonlyMap<string, Division | undefined> = map('divisionTerms');
  return compiledPack({
    ...opening,
    plan: planOfPlain({ ...plan, waiting: map('waiting') }),
    rules: map('rules'),
    scored: map('scored'),
    chakras: map('chakras'),
    births: map('births'),
    tables,
    // Names of calendars label no table.
    attributes: attributesOf(tables, vocabularyWith([])),
    kala: (name) => kalaTerms.get(name),
    division: (name) => divisionTerms.get(name),
  });
}

function placesOf(chain: Uint8Array, places: Uint8Array | undefined): Uint8Array {
  if (places === undefined) {
    throw new ArtifactError('no places', 'the file of places beside the compiled chain is not there');
  }
  const reader = unsealed(placesMagic, places);
  if (reader.varint() !== checksumOf(chain)) {
    throw new ArtifactError('other version', 'the file of places belongs to another compiled chain');
  }
  return reader.rest();
}
