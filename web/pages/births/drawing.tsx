// A drawing that the service made as SVG, in the colours of the page.

/** A drawing. `isWide`: it is scrolled within narrow pages, by keyboard too, where it would be too small to read. */
export const Drawing = ({ svg, isWide = false }: { readonly svg: string; readonly isWide?: boolean }) => (
  <figure
    class={isWide ? 'chart-drawing chart-drawing-wide' : 'chart-drawing'}
    tabindex={isWide ? 0 : undefined}
    // The text of the service: its shapes and escaped names alone.
    dangerouslySetInnerHTML={{ __html: svg }}
  />
);
