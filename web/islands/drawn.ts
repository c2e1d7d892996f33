// Loads the drawings of a part of a page when the part is opened. Without scripts their links lead to the pages that have them: an
// image that waits to be seen is loaded at once where scripts are off.

for (const part of document.querySelectorAll<HTMLDetailsElement>('details.drawn')) {
  part.addEventListener('toggle', () => {
    if (!part.open) return;
    for (const link of part.querySelectorAll<HTMLAnchorElement>('a[data-drawing]')) {
      const image = new Image(Number(link.dataset.width), Number(link.dataset.height));
      // The words of the link say what it is.
      image.alt = '';
      image.src = link.dataset.drawing ?? '';
      link.prepend(image);
      link.removeAttribute('data-drawing');
    }
  });
}
