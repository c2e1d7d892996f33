// An answer as an example shows it: long lists are cut, and what changes with every word of a pack is not shown.

/** Entries of a list that are shown. */
const shownEntries = 2;

/** Characters of a text that are shown. */
const shownText = 300;

/** A fingerprint, as examples show it. */
const anyFingerprint = '0123456789abcdef'.repeat(4);

/**
 * The example of an answer: of lists the first two entries, of texts of rules the first 300 characters, and for
 * fingerprints, keys, secrets and ids of events, which are random, one that is none. The description says so.
 */
export function exampleOf(answer: unknown): unknown {
  if (typeof answer === 'string') {
    if (/^[0-9a-f]{64}$/.test(answer)) return anyFingerprint;
    const random = /^(nir_|whsec_|evt_)(.+)$/.exec(answer);
    if (random !== null) return `${random[1]}${'x'.repeat(random[2].length)}`;
    const address = /^(\/(?:alert-)?feeds\/\d+\.\d+\.)[\w-]{43}(\.ics)$/.exec(answer);
    if (address !== null) return `${address[1]}${'x'.repeat(43)}${address[2]}`;
    return answer.length <= shownText ? answer : `${answer.slice(0, shownText)}...`;
  }
  if (Array.isArray(answer)) return answer.slice(0, shownEntries).map(exampleOf);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, exampleOf(value)]));
}
