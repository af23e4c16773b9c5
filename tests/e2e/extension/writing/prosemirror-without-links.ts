import { Schema } from 'prosemirror-model';
import { schema } from 'prosemirror-schema-basic';
import { showDrafts } from './show-drafts.ts';
import { startProsemirror } from './start-prosemirror.ts';

const { nodes, marks } = schema.spec;
await showDrafts(startProsemirror(new Schema({ nodes, marks: marks.remove('link') })));
