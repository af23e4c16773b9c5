/** As much of it as the test page uses: its own types are sources, in a syntax that is not ours. */
declare module '@editorjs/editorjs/dist/editorjs.mjs' {
  interface Block {
    readonly type: string;
    readonly data: { readonly text?: unknown };
  }
  export default class EditorJS {
    readonly isReady: Promise<void>;
    constructor(options: {
      readonly holder: HTMLElement;
      readonly data: { readonly blocks: readonly Block[] };
      onChange(api: {
        readonly saver: { save(): Promise<{ readonly blocks: readonly Block[] }> };
      }): void | Promise<void>;
    });
  }
}
