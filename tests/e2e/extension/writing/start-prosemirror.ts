import { exampleSetup } from 'prosemirror-example-setup';
import type { Schema } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { StartDraft } from './show-drafts.ts';
import { toDraft } from './to-draft.ts';

export const startProsemirror =
  (schema: Schema): StartDraft =>
  (host, text) => {
    const line = schema.node('paragraph', null, text ? [schema.text(text)] : []);
    const state = EditorState.create({
      doc: schema.node('doc', null, [line]),
      plugins: exampleSetup({ schema, menuBar: false }),
    });
    return toDraft(new EditorView(host, { state }));
  };
