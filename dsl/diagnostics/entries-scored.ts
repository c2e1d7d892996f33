// Diagnostics of rules that score, of chakras, and of the calendars of the world.

export const scoredEntries = {
  'bad-label': {
    severity: 'error',
    message: (p: { name: string; what: string }) =>
      `\`${p.name}\` is not a name for ${p.what}: capitals, digits and _`,
  },
  'unknown-label': {
    severity: 'error',
    message: (p: { label: string; known: string }) =>
      p.known === ''
        ? `\`${p.label}\` is in no hierarchy: the rule has none`
        : `\`${p.label}\` is not in the hierarchy ${p.known}`,
  },
  'not-scored': {
    severity: 'error',
    message: (p: { code: string; kind: string }) =>
      `${p.code} has no lines that a ${p.kind} could weigh as well`,
  },
  'event-twice': {
    severity: 'error',
    message: (p: { event: string; code: string }) => `\`${p.event}\` is already scored by ${p.code}`,
  },
  'needs-sky': {
    severity: 'error',
    message: (p: { field: string; what: string }) =>
      `\`${p.field}\` needs the sky or a day for \`${p.what}\``,
  },
  'unknown-calendar': {
    severity: 'error',
    message: (p: { name: string; known: string }) =>
      `there is no calendar \`${p.name}\`; calendars are ${p.known}`,
  },
} as const;
