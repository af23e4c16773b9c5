import { showPage } from '../../show-page.tsx';
import { loadNotice } from '../../storage/stored-notice.ts';
import { Notice } from './notice.tsx';

const notice = await loadNotice();
await showPage('name', <Notice lines={notice?.lines ?? []} content={notice?.content} />);
