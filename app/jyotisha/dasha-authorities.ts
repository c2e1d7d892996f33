// By what each dasha is made, and how far that was read: none of the works was read in itself but through the programs and books
// that follow them.

import type { DashaName } from '@nirnaya/engine/jyotisha';

/** What a dasha is made by. */
export interface DashaAuthority {
  readonly source: string;
  /** what is to be known of it; null: nothing */
  readonly note: string | null;
}

const bphs46 = 'Brihat Parashara Hora Shastra 46';
const pyjhora = 'PyJHora';
const notRead = 'as that program has it; no text was read';

const of = (source: string, note: string | null = null): DashaAuthority => ({ source, note });

const table: Readonly<Record<DashaName, DashaAuthority>> = {
  vimshottari: of(`${bphs46}.12-16`),
  yoga_vimshottari: of(pyjhora, 'the lords of its table; no text was read'),
  ashtottari: of(`${bphs46}.17-23`, 'of 27 stars, without Abhijit'),
  ashtottari_abhijit: of(`${bphs46}.17-23`, "of 28 stars, Abhijit being Saturn's"),
  tithi_ashtottari: of(pyjhora, notRead),
  tithi_yogini: of(pyjhora, notRead),
  yogini: of(bphs46),
  shodashottari: of(bphs46),
  dwadashottari: of(bphs46),
  panchottari: of(bphs46),
  shatabdika: of(bphs46),
  chaturashiti_sama: of(bphs46),
  dwisaptati_sama: of(bphs46),
  shashtihayani: of(bphs46),
  shattrimshat_sama: of(bphs46),
  naisargika: of(pyjhora, notRead),
  karana_chaturashiti_sama: of('Jagannatha Hora and PyJHora', 'as these programs have it; no text was read'),
  saptarishi: of(pyjhora, notRead),
  tara: of(pyjhora, "Parashara's order as that program has it; no text was read"),
  buddhi_gati: of(pyjhora, notRead),
  kala: of(bphs46, 'as PyJHora reads it'),
  karaka: of('Jaimini Sutras', 'as PyJHora reads them'),
  kalachakra: of(`${bphs46}.52-90`, 'the text gives two levels; deeper ones are divided in the same way'),
  chara: of('Jaimini Sutras 1.1', 'schools differ; chara_method says which is followed'),
  narayana: of('P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach'),
  sudasa: of('P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach'),
  kendradi: of(pyjhora, notRead),
  trikona: of(pyjhora, notRead),
  sandhya: of(bphs46),
  sandhya_panchaka: of(bphs46),
  chakra: of(bphs46),
  brahma: of('Jaimini Sutras 2.1', 'as PyJHora reads them'),
  sthira: of('Jaimini Sutras 2.4', 'as PyJHora reads them'),
  manduka: of(pyjhora, "K. N. Rao's way as that program has it; no text was read"),
  navamsha: of(pyjhora, notRead),
  tara_lagna: of(pyjhora, notRead),
  paryaya: of(pyjhora, 'whose author says that it does not match Jagannatha Hora; no text was read'),
};

/** By what a dasha is made. */
export const dashaAuthority = (name: DashaName): DashaAuthority => table[name];
