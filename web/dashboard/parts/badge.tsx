// A word for a state, coloured; the word itself says all.

const tones = {
  valid: 'good',
  enabled: 'good',
  delivered: 'good',
  pending: 'plain',
  paused: 'plain',
  expired: 'warn',
  revoked: 'plain',
  disabled: 'bad',
  failed: 'bad',
} as const;

/** A state. */
export const Badge = ({ state }: { readonly state: keyof typeof tones }) => (
  <span class={`badge ${tones[state]}`}>{state}</span>
);
