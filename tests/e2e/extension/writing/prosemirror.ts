import { schema } from 'prosemirror-schema-basic';
import { showDrafts } from './show-drafts.ts';
import { startProsemirror } from './start-prosemirror.ts';

await showDrafts(startProsemirror(schema));
