// The part of railroad-diagrams that is used; it comes without types.

declare module 'railroad-diagrams' {
  namespace railroad {
    /** An element of SVG to be; its shape is made when the diagram is. */
    interface Part {
      tagName: string;
      readonly attrs: Record<string, string>;
    }
    function Diagram(...parts: Part[]): object;
    function Sequence(...parts: Part[]): Part;
    function Choice(normal: number, ...parts: Part[]): Part;
    function Optional(part: Part): Part;
    function OneOrMore(part: Part, between?: Part): Part;
    function ZeroOrMore(part: Part, between?: Part): Part;
    function Terminal(text: string): Part;
    function NonTerminal(text: string): Part;
  }
  export = railroad;
}
