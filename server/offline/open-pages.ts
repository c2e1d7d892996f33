// Pages over data that a device keeps: days, months, years and observances, made as the service makes them.

import { provideNames, sentenceWordsIn, sourcesOf } from '@nirnaya/app/names';
import { type CataloguePlace, catalogueOfFew } from '@nirnaya/app/places';
import { Refusal } from '@nirnaya/app/requests';
import { isBeyondSky, openProvidedData } from '@nirnaya/app/workspace';
import type { OfflineAnswer, OfflineData, OfflinePages, Site } from '@nirnaya/web/pages';
import { pageLanguage, wordsOf } from '@nirnaya/web/words';
import type { ComputeService } from '../compute/compute-service.ts';
import { openDayContexts } from '../compute/day-contexts.ts';
import { type PageAddress, readAddress } from '../pages/site/address.ts';
import { askOf } from '../pages/site/ask.ts';
import { calendarPage } from '../pages/site/calendar.ts';
import { dayPage } from '../pages/site/day.ts';
import { festivalPage } from '../pages/site/festival.ts';
import type { Made, Making } from '../pages/site/making.ts';
import { UnknownPlace } from '../pages/site/places.ts';
import { pagePolicy } from '../pages/site/policy.ts';
import { refusedPage } from '../pages/site/refused.ts';
import { shortRules } from '../pages/site/short-rules.ts';
import { notHere } from './not-here.ts';
import { offlineOperations } from './operations.ts';
import type { WordsFile } from './words-file.ts';

/** Opens the pages of a device. */
export function openOfflinePages(data: OfflineData): OfflinePages {
  const services = new Map<string, ComputeService | undefined>();
  const serviceIn = (language: string): ComputeService | undefined => {
    if (!services.has(language)) services.set(language, opened(data, language));
    return services.get(language);
  };
  const operations = offlineOperations();
  const places = data.places as readonly CataloguePlace[];
  const preferred = pageLanguage(data.preferred)?.code ?? 'en';
  return (url, now) => {
    const address = readAddress(url.pathname, Object.fromEntries(url.searchParams), preferred);
    const service = serviceIn(address?.language ?? preferred);
    const site: Site = {
      words: wordsOf(address?.language ?? preferred),
      files: data.site.files,
      origin: undefined,
      version: data.site.version,
      rules: service === undefined ? '' : shortRules(service),
      isOffline: true,
    };
    const elsewhere = () => answerOf(notHere({ ...site, isOffline: false }, { places, language: preferred }));
    if (address === undefined || service === undefined) return elsewhere();
    const making: Making = { service, ask: askOf(service, operations), site, now };
    try {
      const made = madeOf(making, address);
      return made === undefined ? elsewhere() : answerOf(made);
    } catch (error) {
      // A place that is not stored, or a year beyond the sky that is.
      if (error instanceof UnknownPlace || isBeyondSky(error)) return elsewhere();
      if (!(error instanceof Refusal)) throw error;
      return answerOf(refusedPage(making, address, error));
    }
  };
}

function madeOf(making: Making, address: PageAddress): Made | undefined {
  switch (address.page) {
    case 'day':
      return dayPage(making, address);
    case 'calendar':
      return calendarPage(making, address);
    case 'festival':
      return address.form === 'png' ? undefined : festivalPage(making, address);
    default:
      return undefined;
  }
}

function answerOf(made: Made): OfflineAnswer {
  if (made.kind === 'moved') return { location: made.location };
  if (made.kind !== 'html') throw new Error(`${made.kind} is no page`);
  return { status: made.status, html: made.html, policy: pagePolicy };
}

const utf8 = new TextDecoder();

// The service in a language; undefined where its words are not stored.
function opened(
  { sky, packs, calendars, words, places, site }: OfflineData,
  language: string,
): ComputeService | undefined {
  const own = words[language];
  if (own === undefined) return undefined;
  const { book, names } = JSON.parse(utf8.decode(own)) as WordsFile;
  provideNames(names);
  const workspace = openProvidedData({ sky, packs, calendars, words: book });
  const catalogue = catalogueOfFew(places as readonly CataloguePlace[]);
  return {
    workspace,
    // Every place that is stored has its zone.
    zones: () => undefined,
    catalogue: () => catalogue,
    sentenceWords: (code) => sentenceWordsIn(code, sourcesOf(workspace.packs(), workspace.words())),
    now: Date.now,
    version: site.version,
    startedAt: 0,
    dayContexts: openDayContexts(Date.now),
    failed: (error) => console.warn(error),
  };
}
