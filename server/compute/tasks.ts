// What the main thread asks of threads, by name: inputs and outputs are plain data.

import type { FeedRequirements, YearlyTithi } from '@nirnaya/app/feeds';
import type { FieldError, RefusalReason } from '@nirnaya/app/requests';
import type { EventData } from '@nirnaya/contract/webhooks';
import type { Severity } from '@nirnaya/dsl/diagnostics';
import type { AnyGiven } from '../http/given.ts';
import type { PreviewInput, RunningDay, RunningDayInput } from './alerts/days.ts';
import type { FestivalFilter } from './festival-filter.ts';

/** A parsed request to an operation. */
export interface AnswerInput {
  /** id of the operation */
  readonly operation: string;
  readonly given: AnyGiven;
  /** what the main thread adds to it */
  readonly input?: unknown;
}

/** An answer as it is sent. */
export interface AnswerOutput {
  /** in the media type of the operation, UTF-8 */
  readonly body: Uint8Array<ArrayBuffer>;
  /** its ETag */
  readonly tag: string;
  /** what the operation hands to its `finish` on the main thread */
  readonly aside?: object | undefined;
}

/** A part of an answer that is a list. */
export interface PartInput extends AnswerInput {
  readonly part: unknown;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** entries of the list that were written before this part */
  readonly written: number;
}

/** The text of a part. */
export interface PartOutput {
  /** a piece of the JSON of the answer, UTF-8 */
  readonly body: Uint8Array<ArrayBuffer>;
  /** entries in it */
  readonly entries: number;
}

/** Dates of festivals that begin from..to, civil day numbers of the place of a filter. */
export interface UpcomingInput {
  readonly filter: FestivalFilter;
  readonly from: number;
  readonly to: number;
  /** the day from which days are counted */
  readonly today: number;
}

/** The packs of a service, as far as the main thread knows them. */
export interface PacksReport {
  /** changes with the program, the ephemeris data and the texts of the packs; equal on all replicas with the same */
  readonly version: string;
  /** digests of the texts that packs and words were made of; null where a chain serves as it was before */
  readonly texts: { readonly packs: string; readonly words?: string } | null;
  readonly ephemeris: string;
  /** of the catalogue of places */
  readonly catalogue: string;
  /** packs, rules with different codes, places of the catalogue */
  readonly count: number;
  readonly rules: number;
  readonly locations: number;
  /** the first digits of the fingerprints of the chains, by name of pack */
  readonly fingerprints: Readonly<Record<string, string>>;
  /** packs whose files have errors */
  readonly failing: readonly string[];
  /** what the packs lack to serve, a sentence each */
  readonly missing: readonly string[];
  /** what is wrong with their files */
  readonly diagnostics: readonly PackDiagnostic[];
}

/** A diagnostic of a file of packs, as plain data. */
export interface PackDiagnostic {
  readonly severity: Severity;
  readonly message: string;
  /** file, line and column, and the message */
  readonly line: string;
  /** with the lines of the file that it is about, for a person */
  readonly frame: string;
  /** for the log */
  readonly json: object;
}

/** A request for a page of the site. */
export interface PageInput {
  /** path as it was sent, and the parameters of its query that were given once */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** the fields of a form that was sent; undefined where none was */
  readonly form?: Readonly<Record<string, string>> | undefined;
  /** milliseconds since 1970, to the minute */
  readonly now: number;
  /** the language that the client prefers, for addresses that name none */
  readonly preferred: string;
  /** where the source of the service is offered; undefined where its operator names no address */
  readonly sourceUrl: string | undefined;
  /** scheme and host by which readers reach the service; undefined where its operator does not say */
  readonly publicOrigin: string | undefined;
}

/** A page as it is sent. */
export interface PageOutput {
  readonly status: number;
  /** media type */
  readonly type: string;
  /** where the page is; undefined where this is it */
  readonly location: string | undefined;
  readonly body: Uint8Array<ArrayBuffer>;
  /** its ETag */
  readonly tag: string;
}

/** Every computation: what it takes and what it gives. */
export interface Computing {
  answer: { input: AnswerInput; output: AnswerOutput };
  part: { input: PartInput; output: PartOutput };
  /** a page of the site; what it refuses is a page too */
  page: { input: PageInput; output: PageOutput };
  /** the tithis of the people of a feed; throws the refusal of one that is not served */
  requireFeed: { input: FeedRequirements; output: readonly YearlyTithi[] };
  /** throws the refusal of a filter of webhooks that is not served */
  requireFilter: { input: FestivalFilter; output: null };
  /** the zone of the civil days at coordinates; null where none is known */
  zoneAt: { input: { readonly lat: number; readonly lon: number }; output: string | null };
  /** the zone of the civil days of a filter */
  filterZone: { input: FestivalFilter; output: string };
  upcoming: { input: UpcomingInput; output: readonly EventData<'festival.upcoming'>[] };
  /** throws the refusal of conditions that are not served */
  requireAlert: { input: PreviewInput; output: null };
  /** alerts of a place on the day that runs there */
  runningAlerts: { input: RunningDayInput; output: RunningDay };
  /** the next festivals of New Delhi, at most so many */
  nextFestivals: { input: { readonly limit: number }; output: NextFestivals };
  /** computes once what most requests need, so that the first do not wait for it: a step of it, and whether another follows */
  warmUp: { input: { readonly step: number }; output: boolean };
}

/** A day and the festivals from it on. */
export interface NextFestivals {
  /** ISO date */
  readonly today: string;
  readonly festivals: readonly FestivalSummary[];
}

/** A festival in short. */
export interface FestivalSummary {
  readonly code: string;
  /** ISO date */
  readonly date: string;
  readonly name: string;
  readonly reason: string;
}

/** The name of a computation. */
export type ComputingName = keyof Computing;

/** A refusal as plain data: it is an answer, not a failure. */
export interface RefusedOutput {
  readonly refusal: {
    readonly reason: RefusalReason;
    readonly code: string;
    readonly message: string;
    readonly errors?: readonly FieldError[] | undefined;
  };
}

/** What a computation gives. */
export type Outcome<N extends ComputingName> = { readonly value: Computing[N]['output'] } | RefusedOutput;
