// Text within the elements of an SVG.

/** Text as it stands between the tags of XML; within an attribute quotes would need more. */
export const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
