// Diagnostics of rules that score, of chakras, and of the calendars of the world.

export const scoredEntries = {
  'bad-label': {
    severity: 'error',
    message: (p: { name: string; what: string }) =>
      `\`${p.name}\` is not a name for ${p.what}: capitals, digits and _`,
    paragraph: 'Ratings and the labels of a hierarchy are codes that clients keep: EXCELLENT, BHADRA.',
  },
  'unknown-label': {
    severity: 'error',
    message: (p: { label: string; known: string }) =>
      p.known === ''
        ? `\`${p.label}\` is in no hierarchy: the rule has none`
        : `\`${p.label}\` is not in the hierarchy ${p.known}`,
    paragraph: 'A line that says `as LABEL` takes its rank from the list `hierarchy:`, the highest first.',
  },
  'not-scored': {
    severity: 'error',
    message: (p: { code: string; kind: string }) =>
      `${p.code} has no lines that a ${p.kind} could weigh as well`,
    paragraph: '`with` names rules of the same kind: muhurats of times, or suitabilities of days.',
  },
  'event-twice': {
    severity: 'error',
    message: (p: { event: string; code: string }) => `\`${p.event}\` is already scored by ${p.code}`,
    paragraph: 'A day is scored for an event by one rule, which other packs override or extend.',
  },
  'needs-sky': {
    severity: 'error',
    message: (p: { field: string; what: string }) =>
      `\`${p.field}\` needs the sky or a day for \`${p.what}\``,
    paragraph:
      'A chakra is computed from its inputs and from tables alone; values of the sky are passed in as inputs.',
  },
  'unknown-calendar': {
    severity: 'error',
    message: (p: { name: string; known: string }) =>
      `there is no calendar \`${p.name}\`; calendars are ${p.known}`,
    paragraph:
      'Dates are of the Gregorian year, of Easter, or of a calendar that a pack defines under `calendars:`.',
  },
} as const;
