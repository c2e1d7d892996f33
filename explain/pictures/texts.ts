// The words of pictures.

/** The words of pictures in one language. */
export interface PictureTexts {
  readonly lagna: string;
  /** the lagna within a chart */
  readonly lagnaShort: string;
  readonly retrograde: string;
  readonly retrogradeShort: string;
  readonly combust: string;
  readonly combustShort: string;
  readonly exalted: string;
  readonly debilitated: string;
  readonly ownSign: string;
  /** over the ages of a life */
  readonly age: string;
  /** the sum of a row or column */
  readonly total: string;
  /** of a strength: how much is called for */
  readonly required: string;
  /** the house that a graha in transit stands in, from the Moon of birth */
  readonly fromMoon: string;
}

/** Pictures in English. */
export const englishPictureTexts: PictureTexts = {
  lagna: 'Lagna',
  lagnaShort: 'La',
  retrograde: 'retrograde',
  retrogradeShort: 'R',
  combust: 'combust',
  combustShort: 'C',
  exalted: 'exalted',
  debilitated: 'debilitated',
  ownSign: 'own sign',
  age: 'Age',
  total: 'Total',
  required: 'required',
  fromMoon: 'the number is the house from the Moon',
};
