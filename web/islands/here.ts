// Asks the browser for the position of the reader, on a click alone, and goes to the page of the nearest town. The position is
// rounded to about a kilometre before it is sent.

/** Decimal places of degrees that are sent. */
const places = 2;

for (const box of document.querySelectorAll<HTMLElement>('[data-here]')) {
  const button = box.querySelector('button');
  const hint = box.querySelector<HTMLElement>('.hint');
  const { here } = box.dataset;
  if (button === null || hint === null || here === undefined || !('geolocation' in navigator)) continue;
  box.hidden = false;
  button.addEventListener('click', () => {
    button.disabled = true;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        location.assign(
          `${here}?lat=${coords.latitude.toFixed(places)}&lon=${coords.longitude.toFixed(places)}`,
        );
      },
      () => {
        button.disabled = false;
        hint.textContent = hint.dataset.failed ?? '';
      },
      { maximumAge: 600_000, timeout: 15_000 },
    );
  });
}
