import { CompositeDecorator, ContentState, Editor, EditorState } from 'draft-js';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { sayRun } from './said.ts';
import { showDrafts } from './show-drafts.ts';

interface LinkProps {
  readonly contentState: ContentState;
  readonly entityKey: string;
  readonly children: ReactNode;
}

const links = new CompositeDecorator([
  {
    strategy: (block, tell, content) =>
      block.findEntityRanges((character) => {
        const key = character.getEntity();
        return key !== null && content.getEntity(key).getType() === 'LINK';
      }, tell),
    component: ({ contentState, entityKey, children }: LinkProps) => (
      <a href={contentState.getEntity(entityKey).getData().url}>{children}</a>
    ),
  },
]);

await showDrafts((host, text) => {
  let current = EditorState.createWithContent(ContentState.createFromText(text), links);
  function Draft() {
    const [state, setState] = useState(current);
    current = state;
    return <Editor editorState={state} onChange={setState} />;
  }
  createRoot(host).render(<Draft />);
  return { said: () => say(current.getCurrentContent()) };
});

function say(content: ContentState): string {
  const lines = content.getBlocksAsArray().map((block) => {
    const runs: string[] = [];
    const urlAt = (offset: number) => {
      const key = block.getEntityAt(offset);
      return key === null ? undefined : content.getEntity(key).getData().url;
    };
    let start = 0;
    const text = block.getText();
    for (let end = 1; end <= text.length; end += 1) {
      if (end < text.length && urlAt(end) === urlAt(start)) continue;
      runs.push(sayRun(text.slice(start, end), urlAt(start)));
      start = end;
    }
    return runs.join('');
  });
  return lines.join('\n');
}
