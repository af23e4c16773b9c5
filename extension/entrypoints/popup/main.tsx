import { loadServerUrl } from '../../server-url.ts';
import { showPage } from '../../show-page.tsx';
import { Popup } from './popup.tsx';

await showPage('name', <Popup serverUrl={await loadServerUrl()} />);
