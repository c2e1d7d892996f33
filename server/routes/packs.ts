// The rule packs in force.

import { packNamed, unknownPackText, usablePack } from '@nirnaya/app/places';
import { notFound } from '@nirnaya/app/requests';
import { aboutWork } from '@nirnaya/app/rules';
import type { Pack } from '@nirnaya/compiler/front';
import { allRules } from '@nirnaya/compiler/runtime';
import type { packItem } from '@nirnaya/contract/rules';
import type { z } from '@nirnaya/contract/schema';
import type { ComputeService } from '../compute/compute-service.ts';
import { long } from './operation/handler.ts';

const summaryOf = ({ workspace }: ComputeService, pack: Pack): z.output<typeof packItem> => {
  const compiled = usablePack(workspace.packs(), pack.name);
  return {
    name: pack.name,
    title: pack.title ?? null,
    extends: pack.extends ?? null,
    rule_pack_chain: [...compiled.chain],
    rule_count: allRules(compiled).length,
    sky: compiled.sky,
    rules_snapshot_version: compiled.fingerprint,
  };
};

/** The operations on packs. */
export const handlers = long({
  packs: ({ service }) => {
    const { workspace } = service;
    const sound = [...workspace.packs().packs.values()].filter(({ name }) => workspace.pack(name));
    const packs = sound.map((pack) => summaryOf(service, pack));
    return { count: packs.length, packs };
  },
  pack: ({ service, params: { pack: context } }) => {
    const { packs } = service.workspace.packs();
    const pack = packs.get(packNamed(context, packs) ?? '');
    if (pack === undefined) throw unknownPack(context, packs);
    return { ...summaryOf(service, pack), ...contentOf(pack) };
  },
});

function contentOf({ documents }: Pack) {
  return {
    files: documents.map(({ file }) => file.path),
    says: documents.flatMap(({ rules, disable }) => [
      ...rules.map(({ code, mode }) => ({ code, mode })),
      ...disable.map(({ code }) => ({ code, mode: 'disable' as const })),
    ]),
    kalas: documents.flatMap(({ kala }) => kala.map(({ name }) => name)),
    calendars: documents.flatMap(({ calendars }) => calendars.map(({ name }) => name)),
    works: documents.flatMap(({ works }) =>
      works.map((work) => ({ key: work.key, title: work.title, ...aboutWork(work) })),
    ),
  };
}

const unknownPack = (name: string, packs: ReadonlyMap<string, Pack>): Error =>
  notFound('unknown_pack', unknownPackText(name, packs));
