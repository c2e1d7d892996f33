// The observances of a year whose day is not everybody's: each chain, sky, mode and place is laid beside the one asked for,
// rule by rule, and only what may differ is decided.

import type { PackSet } from '@nirnaya/compiler/compile';
import type { PackRule } from '@nirnaya/compiler/front';
import { worksOf } from '@nirnaya/compiler/front';
import type { CompiledPack, FestivalMode, Observance } from '@nirnaya/compiler/runtime';
import type { dispute, disputesAnswer } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import type { Cited } from '@nirnaya/dsl/pack';
import type { Almanac, PlaceYear } from '@nirnaya/engine/almanac';
import { isoDate } from '@nirnaya/engine/civil';
import { clockIn } from '@nirnaya/explain/dates';
import { skyBoundary, skyBoundaryJson } from '@nirnaya/explain/observatory';
import { authoritiesOf, authorityOfClause } from '@nirnaya/explain/sentences';
import { counterpart, type Day } from '../festivals/counterpart.ts';
import { answeredNames } from '../festivals/observance-names.ts';
import { decidingPack } from '../festivals/provenance.ts';
import { traditionVariantsIn } from '../festivals/tradition-variants.ts';
import { weightOf } from '../festivals/weight.ts';
import { skiesOfSameRule } from '../skies/one-rule.ts';
import { authorityOn, type DecidedDay, traceOfDay } from './authority.ts';
import { clauseAgainst } from './clauses.ts';
import { type Chain, comparedWith, withoutStates } from './compared.ts';
import { kindOf, reckonedFrom } from './kinds.ts';
import { type MayDiffer, mayDifferByMode, mayDifferIn } from './meanings.ts';

/** An observance whose day is disputed, as answered. */
export type Dispute = z.output<typeof dispute>;
type Other = Dispute['others'][number];

/** What disputes are sought in. */
export interface DisputeSetting {
  readonly set: Pick<PackSet, 'packs' | 'compile'>;
  readonly almanac: Almanac;
  readonly pack: CompiledPack;
  readonly mode: FestivalMode;
  /** of the place and the year asked for */
  readonly placeYear: PlaceYear;
  /** IANA zone in which instants are written; default that of the place */
  readonly zone?: string;
}

/** All disputes of a year, and what was compared. */
export type YearDisputes = Pick<z.output<typeof disputesAnswer>, 'compared'> & {
  readonly disputes: readonly Dispute[];
};

/** Finds the disputes of a year, by date. */
export function disputesIn(setting: DisputeSetting): YearDisputes {
  const { set, pack, mode, placeYear: py } = setting;
  const observed = pack.observances.inYear(py, { mode });
  const search = new DisputeSearch(setting, observed);
  const { traditions, schools, beneath, lands, places } = comparedWith(pack.name, py.place, set.packs);
  search.addVariants();
  for (const [by, chains] of [
    ['tradition', traditions],
    ['school', schools],
    ['sky', beneath],
    ['region', lands],
  ] as const) {
    for (const chain of chains) search.chain(by, chain);
  }
  search.mode();
  for (const { name_en, latitude: lat, longitude: lon, timezone: zone } of places) {
    const there = setting.almanac.placeYear({ lat, lon, zone }, py.year);
    search.place(name_en, there);
  }
  search.clauses();
  return {
    compared: {
      traditions: [...traditions, ...schools].map(({ who }) => who).sort(),
      regions: lands.map(({ who }) => who),
      places: places.map(({ name_en }) => name_en),
    },
    disputes: search.disputes(),
  };
}

/** What the own days are compared with. */
interface Compared {
  readonly pack: CompiledPack;
  readonly py: PlaceYear;
  readonly mode: FestivalMode;
}

/** What a chain is compared as: `school` is a tradition with a sky of its own, `sky` the land beneath one. */
type ComparedBy = Exclude<Other['by'], 'clause'> | 'school';

// A tradition without a sky is, where its rule is the same, on the land's: the land itself stands for it.
function causeOf(compared: ComparedBy, bySkyAlone: boolean): Other['by'] | undefined {
  switch (compared) {
    case 'school':
      return bySkyAlone ? 'sky' : 'tradition';
    case 'sky':
      return bySkyAlone ? 'sky' : undefined;
    case 'tradition':
      return bySkyAlone ? undefined : 'tradition';
    default:
      return compared;
  }
}

// Other days of observances, gathered.
class DisputeSearch {
  private readonly setting: DisputeSetting;
  /** the observances asked about, by code; of ways of keeping one the first alone */
  private readonly own = new Map<PackRule, readonly Observance[]>();
  private readonly others = new Map<Observance, Other[]>();
  private readonly works = new Map<string, ReturnType<typeof worksOf>>();

  constructor(setting: DisputeSetting, observed: readonly Observance[]) {
    this.setting = setting;
    const variants = traditionVariantsIn(setting.pack);
    for (const observance of observed) {
      const { rule } = observance;
      const group = variants.get(rule.code);
      if (group !== undefined && group[0] !== rule) continue;
      this.own.set(rule, [...(this.own.get(rule) ?? []), observance]);
    }
  }

  /** The other ways of keeping an observance that are in force in the chain itself. */
  addVariants(): void {
    const { pack, mode, placeYear } = this.setting;
    for (const [rule, observances] of this.own) {
      for (const way of (traditionVariantsIn(pack).get(rule.code) ?? []).slice(1)) {
        const { fields } = way.linked;
        const who = (fields.kind === 'observance' ? fields.tradition?.text : undefined) ?? way.code;
        const days = pack.decisions.daysOf(placeYear, way.code, { mode });
        const of = { by: 'tradition', who, pack, rule: way, py: placeYear, mode } as const;
        for (const one of observances) this.compare(one, days, of);
      }
    }
  }

  /** Another chain at the same place. */
  chain(by: ComparedBy, { who, name }: Chain): void {
    const { set, pack, mode, placeYear } = this.setting;
    const compilation = set.compile(name);
    const other = compilation.pack;
    if (other === undefined) return;
    this.each(mayDifferIn(pack, other), { pack: other, py: placeYear, mode }, { by, who });
  }

  /** The other mode. */
  mode(): void {
    const { pack, mode, placeYear } = this.setting;
    const other = mode === 'drik' ? 'standard' : 'drik';
    this.each(mayDifferByMode(pack), { pack, py: placeYear, mode: other }, { by: 'mode', who: other });
  }

  /** The same rules at another place. */
  place(who: string, there: PlaceYear): void {
    const { pack, mode } = this.setting;
    this.each(() => true, { pack, py: there, mode }, { by: 'place', who });
  }

  private each(
    mayDiffer: MayDiffer,
    { pack, py, mode }: Compared,
    of: { readonly by: ComparedBy; readonly who: string },
  ): void {
    for (const [{ code }, observances] of this.own) {
      const rule = pack.rules.get(code);
      if (rule === undefined || rule.linked.disabled || !mayDiffer(code)) continue;
      const days = pack.decisions.daysOf(py, code, { mode });
      for (const one of observances) this.compare(one, days, { ...of, pack, rule, py, mode });
    }
  }

  private compare(
    one: Observance,
    days: readonly Day[],
    {
      by: compared,
      who,
      ...where
    }: { readonly by: ComparedBy; readonly who: string } & Omit<DecidedDay, 'day'>,
  ): void {
    const twin = counterpart(one.day, this.own.get(one.rule) ?? [], days);
    if (twin === undefined || twin.day === one.day) return;
    const decided = { ...where, day: twin.day };
    const sky = this.skyBetween(one, decided);
    const by = causeOf(compared, sky !== null);
    if (by !== undefined)
      this.add(one, { by, who: [who], date: isoDate(twin.day), ...this.from(decided), sky });
  }

  // What tells the days apart where the rule differs by its sky alone.
  private skyBetween(one: Observance, decided: DecidedDay): Other['sky'] {
    const { pack, mode, placeYear: py, zone = py.place.zone } = this.setting;
    const { code } = one.rule;
    const skies = decided.rule.code === code ? skiesOfSameRule(pack, decided.pack, code) : undefined;
    if (skies === undefined) return null;
    const own = pack.traces.tracer(py, code, { mode })?.(one.occurrence);
    const other = traceOfDay(decided);
    const boundary = own && other && skyBoundary(one.rule, own, other, { zone, placeYear: py, pack });
    return { ...skies, boundary: boundary === undefined ? null : skyBoundaryJson(boundary, clockIn(zone)) };
  }

  /** What another clause than the first decided. */
  clauses(): void {
    const { pack, mode, placeYear } = this.setting;
    for (const [rule, observances] of this.own) {
      for (const { day, clause, authority, one } of clauseAgainst(pack, placeYear, rule, {
        observances,
        mode,
      })) {
        const whose = this.of({ pack, rule }, authority);
        this.add(one, { by: 'clause', who: [clause], date: isoDate(day), ...whose, sky: null });
      }
    }
  }

  private from(decided: DecidedDay): Pick<Other, 'code' | 'pack' | 'authority'> {
    return this.of(decided, authorityOn(decided));
  }

  // By the authority of a clause where there is one, else by the nearest of the rule.
  private of(
    { pack, rule }: Pick<DecidedDay, 'pack' | 'rule'>,
    clause: Cited | undefined,
  ): Pick<Other, 'code' | 'pack' | 'authority'> {
    let works = this.works.get(pack.name);
    if (works === undefined) {
      works = worksOf(pack.chain, this.setting.set.packs);
      this.works.set(pack.name, works);
    }
    const [nearest = null] = authoritiesOf(rule, { works });
    const own = authorityOfClause(clause, { works });
    return { code: rule.code, pack: decidingPack(rule), authority: own ?? nearest };
  }

  private add(one: Observance, other: Other): void {
    const known = this.others.get(one);
    const same = known?.find(
      ({ by, date, code, pack }) =>
        by === other.by && date === other.date && code === other.code && pack === other.pack,
    );
    if (same !== undefined) {
      for (const who of other.who) if (!same.who.includes(who)) same.who.push(who);
    } else if (known !== undefined) known.push(other);
    else this.others.set(one, [other]);
  }

  private followed(rule: PackRule): string | null {
    const first = reckonedFrom(rule, this.setting.pack.rules);
    return first !== undefined && [...this.others.keys()].some((one) => one.rule.code === first.code)
      ? first.code
      : null;
  }

  disputes(): readonly Dispute[] {
    const { pack, set, mode, placeYear: py } = this.setting;
    return [...this.others]
      .sort(([a], [b]) => a.day - b.day || (a.rule.code < b.rule.code ? -1 : 1))
      .map(([observance, others]) => ({
        ...answeredNames(observance),
        type: observance.rule.linked.fields.type ?? 'FESTIVAL',
        weight: weightOf(observance.rule) ?? null,
        tags: [...(observance.rule.linked.fields.tags ?? [])],
        date: isoDate(observance.day),
        pack: decidingPack(observance.rule),
        authority: this.from({ pack, py, mode, rule: observance.rule, day: observance.day }).authority,
        kind: kindOf(others),
        follows: this.followed(observance.rule),
        others: others.map((other) =>
          other.by === 'region' ? { ...other, who: [...withoutStates(other.who, set.packs)] } : other,
        ),
      }));
  }
}
