// Gives links to calendars the scheme by which calendar applications subscribe.

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-subscribe]')) {
  link.href = `webcal://${location.host}${link.dataset.subscribe}`;
  link.hidden = false;
}
