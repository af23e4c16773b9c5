/** As much of it as the test page uses. */
declare module 'draft-js' {
  import type { ComponentType, ReactNode } from 'react';

  interface ContentState {
    getEntity(key: string): { getType(): string; getData(): { readonly url?: string } };
    getBlocksAsArray(): readonly ContentBlock[];
  }
  interface ContentBlock {
    getText(): string;
    getEntityAt(offset: number): string | null;
    findEntityRanges(
      filter: (character: { getEntity(): string | null }) => boolean,
      tell: (start: number, end: number) => void,
    ): void;
  }
  export const ContentState: { createFromText(text: string): ContentState };
  export class EditorState {
    static createWithContent(content: ContentState, decorator: CompositeDecorator): EditorState;
    getCurrentContent(): ContentState;
  }
  export class CompositeDecorator {
    constructor(
      decorators: readonly {
        readonly strategy: (
          block: ContentBlock,
          tell: (start: number, end: number) => void,
          content: ContentState,
        ) => void;
        readonly component: ComponentType<{
          readonly contentState: ContentState;
          readonly entityKey: string;
          readonly children: ReactNode;
        }>;
      }[],
    );
  }
  export const Editor: ComponentType<{
    readonly editorState: EditorState;
    readonly onChange: (state: EditorState) => void;
    readonly handleKeyCommand?: (command: string) => 'handled' | 'not-handled';
  }>;
}
