// Texts of rules: one that is sound, and one that takes all the time it is given.

export const sound = `FESTIVAL_TOWN_FAIR:
  name: Town fair
  type: FESTIVAL
  observe: Magha Shukla 5
  decide: then first
  cite: [{work: drik, level: VERIFIED}]
`;

/** Each name means twice what the one before it means, as far as a name may; and of the last there are many. */
const doubled = Array.from({ length: 9 }, (_, i) => `    n${i + 1}: n${i} + n${i}\n`).join('');
const clause = `    prefer ${Array(50).fill('n9').join(' + ')} > 3\n`;
/** Six rules of many terms each. */
export const slow = Array.from({ length: 6 }, (_, i) =>
  sound
    .replace('TOWN', `TOWN_${i}`)
    .replace('Town', `Town ${i}`)
    .replace('Magha Shukla 5', 'every tithi Ekadashi')
    .replace('then first', `|\n${clause.repeat(8)}    then first`)
    .concat(`  let:\n    n0: number of tithi\n${doubled}`),
).join('');
