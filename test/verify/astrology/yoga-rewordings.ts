// The condition of a yoga in other words: what programs read otherwise in the same sentence.

/** Rahu and Ketu count as planets. */
export const withNodes = (text: string): string => text.replace(/\bplanets\b/g, '[planets, Rahu, Ketu]');

/** `lord of 7 with Moon` is met by the Moon as that lord, as where two places are compared and not two planets. */
export const joinedToItself = (text: string): string =>
  text
    .replace(/\b(lord of \d+) with ([A-Z][a-z]+)\b/g, '($1 with $2 or $1 is $2)')
    .replace(/\b([A-Z][a-z]+) with (lord of D9 lord of \d+)\b/g, '($1 with $2 or $2 is $1)')
    .replace(
      /any of (\[[^\]]+\]) with or aspects (lord of \d+)/g,
      '(any of $1 with or aspects $2 or $2 in $1)',
    );

/**
 * Ketu is lord of Vrischika and Rahu of Kumbha, for a lagna (0 = Mesha). A lord that is asked for by its name stays.
 */
export const withNodesAsLords =
  (lagna: number) =>
  (text: string): string =>
    [[7, 'Ketu'] as const, [10, 'Rahu'] as const].reduce((stated, [sign, node]) => {
      const house = ((sign - lagna + 12) % 12) + 1;
      return stated.replace(new RegExp(`\\blord of ${house}\\b(?! is\\b)`, 'g'), node);
    }, text);

/** The least that a sentence may mean: one of those it names for all of them, one of its conditions for every one. */
export const atTheLeast = (text: string): string =>
  text.replace(/\ball of\b/g, 'any of').replace(/\band\b/g, 'or');
