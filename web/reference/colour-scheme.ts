// Light or dark, as the reader's system is: swagger-ui has a dark theme, and leaves to the page when it is worn.

/** Wears the dark theme of swagger-ui while the system is dark. */
export function followColourScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const wear = (): void => {
    document.documentElement.classList.toggle('dark-mode', dark.matches);
  };
  dark.addEventListener('change', wear);
  wear();
}
