// A text as a part of an address that is sent to nobody: the fragment. Nothing is stored.

/** The most characters of a text that is read from an address. */
const longestText = 60_000;

/** The fragment of a text. */
export async function fragmentOf(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `text=${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The text of a fragment; undefined where it holds none, or none that can be read. */
export async function textIn(fragment: string): Promise<string | undefined> {
  const packed = new URLSearchParams(fragment.replace(/^#/, '')).get('text');
  if (packed === null) return undefined;
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await boundedText(stream);
  } catch {
    return undefined;
  }
}

// What is packed small may be large.
async function boundedText(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > longestText) {
      await reader.cancel();
      return undefined;
    }
  }
}
