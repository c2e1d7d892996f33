// Diagnostics of rules that score, of chakras, and of the calendars of the world.

export const scoredEntries = {
  'bad-label': {
    severity: 'error',
    message: (p: { name: string; what: string }) =>
      `\`${p.name}\` is not a valid name for ${p.what}: use capitals, digits and _`,
  },
  'unknown-label': {
    severity: 'error',
    message: (p: { label: string; known: string }) =>
      p.known === ''
        ? `\`${p.label}\` is not in a hierarchy: the rule has no \`hierarchy\``
        : `\`${p.label}\` is not in the hierarchy ${p.known}`,
  },
  'unknown-rating': {
    severity: 'error',
    message: (p: { rating: string; known: string }) =>
      p.known === ''
        ? `\`${p.rating}\` is not a rating: the rule has no \`ratings\``
        : `\`${p.rating}\` is not one of the ratings ${p.known}`,
  },
  'not-scored': {
    severity: 'error',
    message: (p: { code: string; kind: string }) =>
      `${p.code} has no score lines that a ${p.kind} can include`,
  },
  'event-twice': {
    severity: 'error',
    message: (p: { event: string; code: string }) => `\`${p.event}\` is already scored by ${p.code}`,
  },
  'needs-sky': {
    severity: 'error',
    message: (p: { field: string; what: string }) =>
      `\`${p.what}\` needs the sky or a day, which \`${p.field}\` does not have`,
  },
  'unknown-calendar': {
    severity: 'error',
    message: (p: { name: string; known: string }) =>
      `unknown calendar \`${p.name}\`; known calendars are ${p.known}`,
  },
} as const;
