import { describe, expect, test } from 'vitest';
import { sentenceFile } from '../../../app/names/files.ts';
import { sentenceWordsIn } from '../../../app/names/sentence-words.ts';
import { sourcesOf } from '../../../app/names/sources.ts';
import { english } from '../../../explain/messages/english.ts';
import { formatted } from '../../../explain/messages/format.ts';
import { type Message, type SentenceWords, type Value, written } from '../../../explain/messages/message.ts';
import { bindingsOn, expandedClause } from '../../../explain/sentences/bindings.ts';
import { statementOfClause } from '../../../explain/sentences/fact.ts';
import { partOf } from '../../../explain/sentences/nouns.ts';
import { messagesOf, notMatched, sentenceOf } from '../../../explain/sentences/sentence.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';
import { caseOf, dayOf, newDelhi } from '../packs.ts';

const workspace = sharedWorkspace();
const sources = sourcesOf(workspace.packs(), workspace.words());
const codes = ['hi', 'ta', 'te', 'mr', 'gu', 'bn', 'kn', 'ml', 'ne', 'or', 'pa', 'ur'];

const wordsOf = (code: string): SentenceWords => {
  const words = sentenceWordsIn(code, sources);
  if (words === undefined) throw new Error(`${code} has no words of sentences`);
  return words;
};
const languages = [english, ...codes.map(wordsOf)];

/** Statements of the clauses of every chain, that they ask of a day and that they deny of it. */
function requirementsOfDays(): ReadonlyMap<string, Value> {
  const requirements = new Map<string, Value>();
  const nouns = { target: 'X', months: 'amanta', rule: (code: string) => code } as const;
  for (const name of workspace.packs().packs.keys()) {
    const pack = workspace.pack(name);
    for (const rule of pack?.rules.values() ?? []) {
      for (const mode of ['standard', 'drik'] as const) {
        const clauses = mode === 'drik' ? (rule.checked.drik ?? []) : rule.checked.clauses;
        const bindings = bindingsOn(rule, { mode, sky: pack?.skyOf(rule.code) ?? 'drik' });
        for (const { clause: own } of clauses) {
          const clause = expandedClause(own, bindings);
          const statement = statementOfClause(clause, nouns);
          if (clause.kind === 'most') requirements.set(`${rule.code} most`, partOf(clause.of, nouns));
          if (statement === undefined) continue;
          const { order, say } = statement;
          const values: readonly Value[] =
            order === undefined
              ? [say('yes', ''), say('no', '')]
              : (['before', 'after'] as const).map((where) => ({
                  id: 'order',
                  args: { event: '', where, side: { id: where }, part: order.anchor, date: { days: [0] } },
                }));
          for (const value of values) requirements.set(JSON.stringify(value), value);
        }
      }
    }
  }
  return requirements;
}

/** What is said of every observance of 2026 in chains of many lands and traditions. */
function* sayOfYear(): Generator<readonly Message[]> {
  for (const name of ['NORTH_INDIA', 'IN-TN', 'IN-KL', 'IN-WB', 'IN-MH', 'NEPAL', 'vaishnava', 'madhva']) {
    const pack = workspace.pack(name);
    if (pack === undefined) throw new Error(name);
    const py = workspace.almanac.placeYear(newDelhi, 2026);
    for (const rule of pack.rules.values()) {
      if (rule.checked.kind !== 'observance') continue;
      for (const trace of pack.traces.inYear(py, rule.code))
        yield messagesOf(rule, trace, { zone: newDelhi.zone, placeYear: py, pack });
    }
  }
}
let ofYear: readonly (readonly Message[])[] | undefined;
const messagesOfYear = (): readonly (readonly Message[])[] => {
  ofYear ??= [...sayOfYear()];
  return ofYear;
};

const wrong = /undefined|null|NaN|[{}]| {2}| [,;.।،؛۔]/;

const requirements = requirementsOfDays();

describe.each(languages)('$language', (words) => {
  test('says what every clause of every chain asks', () => {
    expect(requirements.size).toBeGreaterThan(60);
    for (const value of requirements.values()) {
      expect(JSON.stringify(value)).not.toContain('"phrase"');
      expect(JSON.stringify(value)).not.toContain('"holds"');
      expect(written(value, words), JSON.stringify(value)).not.toBe('');
    }
  });

  test('says why every observance of a year is on its day, and nothing in English', () => {
    for (const messages of messagesOfYear()) {
      const text = messages.map((message) => written(message, words)).join(' ');
      // An expectation of each of thousands of sentences would take longer than the sentences.
      if (wrong.test(text) || (words !== english && /[A-Za-z]/.test(text))) expect.unreachable(text);
    }
  });
});

test.each(codes)('%s has the texts that Hindi has, each in the format', (code) => {
  const [own, hindi] = [sentenceFile(code), sentenceFile('hi')];
  // Which forms of a text it needs (`part-sunset.before`) is a matter of each language.
  const texts = Object.keys(hindi?.messages ?? {}).filter((id) => !id.includes('.'));
  expect(Object.keys(own?.messages ?? {})).toEqual(expect.arrayContaining(texts));
  for (const kind of ['work', 'because', 'sky', 'calendar'] as const)
    expect(Object.keys(own?.[kind] ?? {}).sort()).toEqual(Object.keys(hindi?.[kind] ?? {}).sort());
  for (const text of Object.values(own?.messages ?? {}))
    expect(() => formatted(text, code, (name) => name)).not.toThrow();
  expect(own?.reviewed).toMatch(/\w/);
});

describe('the reason and the days that it excludes are said', () => {
  const pack = () => {
    const pack = workspace.pack('NORTH_INDIA');
    if (pack === undefined) throw new Error('NORTH_INDIA');
    return pack;
  };
  const sentence = (code: string, date: string, language: string): string => {
    const { rule, trace, options } = caseOf(workspace, pack(), { code, date });
    return sentenceOf(rule, trace, { ...options, monthNames: 'purnimanta', words: wordsOf(language) });
  };

  test('of Holika, with Bhadra', () => {
    expect(sentence('FESTIVAL_HOLIKA_DAHAN', '2026-03-03', 'hi')).toMatchInlineSnapshot(
      `"होलिका दहन 3 मार्च को है: पिछले दिन की पूरी शाम (प्रदोष) में भद्रा है, पूर्णिमा इस दिन की शाम से पहले समाप्त होती है और प्रतिपदा बढ़ रही है, 2 मार्च को नहीं (धर्मसिंधु)।"`,
    );
  });
  test('of Karwa Chauth, on neither day', () => {
    expect(sentence('VRAT_KARWA_CHAUTH', '2025-10-10', 'hi')).toMatchInlineSnapshot(
      `"करवा चौथ 10 अक्टूबर को है: 9 या 10 अक्टूबर को किसी भी दिन चंद्रोदय के समय कार्तिक कृष्ण चतुर्थी नहीं है (धर्मसिंधु)। नियम दूसरा दिन लेता है।"`,
    );
  });
  test('of Raksha Bandhan', () => {
    expect(sentence('FESTIVAL_RAKSHA_BANDHAN', '2025-08-09', 'hi')).toMatchInlineSnapshot(
      `"रक्षा बंधन 9 अगस्त को है: इस दिन सूर्योदय के बाद के पहले 3 मुहूर्त में पूरे समय श्रावण पूर्णिमा है, 8 अगस्त को नहीं (धर्मसिंधु)।"`,
    );
  });
  test('of Ganesh Chaturthi, in Tamil', () => {
    expect(sentence('FESTIVAL_GANESH_CHATURTHI', '2025-08-27', 'ta')).toMatchInlineSnapshot(
      `"விநாயகர் சதுர்த்தி ஆகஸ்ட் 27 அன்று: அந்நாளில் நண்பகல் (மத்தியான காலம்) முழுவதும் பாத்ரபத மாத வளர்பிறை சதுர்த்தி உள்ளது; ஆகஸ்ட் 26 அன்று அவ்வாறில்லை (தர்மசிந்து)."`,
    );
  });

  test('of Karwa Chauth, on neither day, in Telugu, Kannada and Malayalam', () => {
    const stated = ['te', 'kn', 'ml'].map((language) =>
      sentence('VRAT_KARWA_CHAUTH', '2025-10-10', language),
    );
    expect(stated).toMatchInlineSnapshot(`
      [
        "కర్వా చౌత్ అక్టోబర్ 10న: అక్టోబర్ 9, 10 తేదీల్లో దేనిలోనూ చంద్రోదయ సమయంలో కార్తీక బహుళ చవితి లేదు (ధర్మసింధువు). నియమం ప్రకారం తర్వాత వచ్చే రోజును తీసుకుంటారు.",
        "ಕರ್ವಾ ಚೌತ್ ಅಕ್ಟೋಬರ್ 10ರಂದು: ಅಕ್ಟೋಬರ್ 9, 10ರ ಪೈಕಿ ಯಾವ ದಿನವೂ ಚಂದ್ರೋದಯದ ವೇಳೆ ಕಾರ್ತಿಕ ಕೃಷ್ಣ ಚತುರ್ಥಿ ಇಲ್ಲ (ಧರ್ಮಸಿಂಧು). ನಿಯಮದಂತೆ ನಂತರ ಬರುವ ದಿನವನ್ನು ಸ್ವೀಕರಿಸಲಾಗುತ್ತದೆ.",
        "കർവാ ചൗത്ത് ഒക്ടോബർ 10-നാണ്: ഒക്ടോബർ 9, 10 തീയതികളിൽ ഒന്നിലും ചന്ദ്രോദയ സമയത്ത് കാർത്തിക കൃഷ്ണപക്ഷ ചതുർഥി ഇല്ല (ധർമസിന്ധു). നിയമപ്രകാരം പിന്നീടു വരുന്ന ദിവസം സ്വീകരിക്കുന്നു.",
      ]
    `);
  });

  test('a date that it is not on is denied in the language', () => {
    const { rule, traces, options } = caseOf(workspace, pack(), {
      code: 'FESTIVAL_GANESH_CHATURTHI',
      date: '2025-08-27',
    });
    expect(
      notMatched(rule, traces, dayOf('2025-03-05'), { ...options, words: wordsOf('hi') }),
    ).toMatchInlineSnapshot(`"गणेश चतुर्थी 5 मार्च को नहीं है: निकटतम भाद्रपद शुक्ल चतुर्थी के अनुसार यह 27 अगस्त को है।"`);
  });
});

test('a language without a word says the sentence in English', () => {
  const { rule, trace, options } = caseOf(
    workspace,
    workspace.pack('NORTH_INDIA') ??
      (() => {
        throw new Error('NORTH_INDIA');
      })(),
    { code: 'FESTIVAL_GANESH_CHATURTHI', date: '2025-08-27' },
  );
  const words = { language: 'xx', messages: {}, name: () => undefined };
  expect(sentenceOf(rule, trace, { ...options, words })).toMatch(/^Ganesh Chaturthi is on 27 August: /);
});

test('days are joined by the words that a language has for days', () => {
  const messages = {
    or: '{before} or {last}',
    'or.days': '{before}, {last}',
    date: '{day}/{month}',
    'month-1': '1',
    'month-2': '2',
  };
  const words = { language: 'xx', messages, name: (_: string, name: string) => name };
  const [first, second] = [dayOf('2026-01-30'), dayOf('2026-01-31')];
  expect(written({ days: [first, second], word: 'or' }, words)).toBe('30, 31/1');
  expect(written({ days: [second, second + 1], word: 'or' }, words)).toBe('31/1, 1/2');
  expect(written({ items: ['a', 'b'], word: 'or' }, words)).toBe('a or b');
});

test('a text chooses by the value of an argument', () => {
  const text = '{n, select, 1 {one {what}} other {{n} of {what}}}';
  const filled = (n: string) => formatted(text, 'en', (name) => (name === 'n' ? n : 'day'));
  expect([filled('1'), filled('3')]).toEqual(['one day', '3 of day']);
  expect(formatted('{n, plural, one {a day} other {# days}}', 'en', () => '2')).toBe('2 days');
  for (const wrong of ['{n', '{n, select, 1 {x}}', '{n, plural, one {x}}'])
    expect(() => formatted(wrong, 'en', (name) => name), wrong).toThrow(SyntaxError);
});
