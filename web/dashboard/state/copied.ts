// The clipboard of the browser.

/** Copies a text. False where the browser has no clipboard, as without TLS, or refuses. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
