import { showPage } from '../../show-page.tsx';
import { stored } from '../../storage.ts';
import { Notice } from './notice.tsx';

const notice = await stored.notice.load();
await showPage('name', <Notice lines={notice?.lines ?? []} writing={notice?.writing} />);
