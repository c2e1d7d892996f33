// A list of the rule browser that is narrowed to what one types. Without scripts the whole list is there.

const list = document.querySelector<HTMLElement>('[data-narrow]');

if (list !== null) {
  const field = document.createElement('input');
  field.type = 'search';
  field.placeholder = list.dataset.narrow ?? '';
  field.setAttribute('aria-label', `Filter by ${field.placeholder}`);
  list.before(field);
  const items = [...list.children].map(
    (item) => [item as HTMLElement, (item.textContent ?? '').toLowerCase()] as const,
  );
  field.addEventListener('input', () => {
    const words = field.value.toLowerCase().split(/\s+/);
    for (const [item, text] of items) item.hidden = !words.every((word) => text.includes(word));
  });
}
