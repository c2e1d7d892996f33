// The mark of the project.

/** The rising Sun over the line of the horizon. */
export const Mark = () => (
  <svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <path class="mark-sun" d="M6 21a10 10 0 0 1 20 0z" />
    <path
      class="mark-line"
      d="M2 25.5h28M16 3v4M5.4 8.4l2.8 2.8M26.6 8.4l-2.8 2.8"
      fill="none"
      stroke-width="2.2"
      stroke-linecap="round"
    />
  </svg>
);
