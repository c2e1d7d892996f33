// What is said of a birth unasked frightens and shames nobody, in the languages that effects are written in.

import { expect, test } from 'vitest';
import { birthPack, rulesIn } from '../../../app/jyotisha/rules.ts';
import { yogasOf } from '../../../app/jyotisha/yogas.ts';
import { localiserOf } from '../../../app/names/localised.ts';
import { namesIn } from '../../../app/names/names.ts';
import { sourcesOf } from '../../../app/names/sources.ts';
import { chartYogas } from '../../../contract/jyotisha/yogas.ts';
import { chartAt } from '../../../engine/jyotisha/chart.ts';
import { randomBirths } from '../../../scripts/births/random-births.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();
const write = localiserOf(chartYogas);

const frightening = {
  en: /\b(death|dead|dies?|killed|murder|diseases?|ill(ness)?|ailments?|blind|lepro\w*|barren|childless\w*|want of children|progeny|lineage|infidel\w*|adulter\w*|extramarital|cursed?|curse of|caste|brahmins?|shudras?|prison|thie(f|ves|ving)|poverty|misery|suffering|insan\w*|danger|evil|widow\w*|short span|infancy|hardship|debts|deceit|bad|loss of)\b/i,
  mr: /मृत्यू|मरण|(?<!आ)रोग|शाप|दारिद्र|तुरुंग|चोर|विधवा|जातीचा|दुःख|संकट|अशुभ/,
  gu: /મૃત્યુ|મરણ|(?<!આ)રોગ|શાપ|દરિદ્ર|કેદખાન|ચોર|વિધવા|જાતિનો|દુઃખ|સંકટ|અશુભ/,
  kn: /ಮೃತ್ಯು|ಮರಣ|(?<!ಆ)ರೋಗ|ಶಾಪ|ದಾರಿದ್ರ್ಯ|ಸೆರೆ|ಕಳ್ಳ|ವಿಧವೆ|ಜಾತಿಯ|ದುಃಖ|ಅಪಾಯ|ಅಶುಭ/,
  ml: /മൃത്യു|മരണ|(?<!ആ)രോഗ|ശാപ|ദാരിദ്ര്യ|തടവ്|കള്ളൻ|വിധവ|ജാതിയുടെ|ദുഃഖ|അപകട|അശുഭ/,
  ta: /மரண|மிருத்யு|நோய்|சாப|வறுமை|சிறை|திருட|விதவை|சாதியி|துன்ப|ஆபத்து|தீமை/,
  te: /మరణ|మృత్యు|(?<!ఆ)రోగ|శాప|దారిద్ర్య|జైలు|దొంగ|వితంతు|కులపు|దుఃఖ|ప్రమాద|చెడు/,
  bn: /মৃত্যু|মরণ|(?<!আ)রোগ|শাপ|দারিদ্র|কারাগার|চোর|বিধবা|জাতির|দুঃখ|বিপদ|অশুভ/,
  hi: /मृत्यु|मरण|मौत|रोग|कुष्ठ|अंध|नाश|हानि|शाप|निर्धन|दरिद्र|कारागार|चोर|बाँझ|संतान के अभाव|संतान में बाधा|व्यभिचार|विवाहेतर|जाति|चाण्डाल|चांडाल|वियोग|अल्प आयु|अल्पायु|दुःख|संकट/,
} as const;

/** Every text in a value, but for authorities, which have the titles and the places that they have. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['authorities', 'code', 'concern', 'name_key'].includes(key) ? [] : textsIn(inner),
  );
}

/** The texts about 200 random births in a language. */
function textsOf(language: keyof typeof frightening, arishta: boolean): ReadonlySet<string> {
  const rules = rulesIn(workspace, birthPack, language);
  if (rules === undefined) throw new Error('there are no rules of births');
  const names = namesIn(language, sourcesOf(workspace.packs(), workspace.words()));
  const texts = new Set<string>();
  for (const { jd, lat, lon } of randomBirths(12, 200)) {
    const chart = chartAt(workspace.sky.ephemeris, jd, { lat, lon, zone: 'Asia/Kolkata' });
    const yogas = yogasOf(chart, rules, { traced: false, arishta });
    const written = language === 'en' ? yogas : write?.(yogas, { names });
    for (const text of textsIn(written)) texts.add(text);
  }
  return texts;
}

test.each(['en', 'hi', 'mr', 'gu', 'bn', 'ta', 'te', 'kn', 'ml'] as const)(
  '200 random births have no frightening text in %s',
  (language) => {
    const texts = [...textsOf(language, false)];
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => frightening[language].test(text))).toEqual([]);
  },
);

test.each(['en', 'hi'] as const)('the words are those that %s has where they are asked for', (language) => {
  const texts = [...textsOf(language, true)];
  expect(texts.filter((text) => frightening[language].test(text)).length).toBeGreaterThan(15);
});

test.each(['hi', 'mr', 'gu', 'bn', 'ta', 'te', 'kn', 'ml'])(
  'every effect that is given unasked is written in %s',
  (language) => {
    const rules = rulesIn(workspace, birthPack, language);
    const open = [...(rules?.pack.births.values() ?? [])].filter(
      ({ linked: { fields } }) =>
        'effects' in fields && fields.effects !== undefined && !('concern' in fields && fields.concern),
    );
    expect(open.length).toBeGreaterThan(150);
    expect(open.filter(({ code }) => rules?.stated?.texts(code)?.effects === undefined)).toEqual([]);
  },
);
