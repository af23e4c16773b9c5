import { Panel } from '../../panel/panel.tsx';
import { loadServerUrl } from '../../server-url.ts';
import { showPage } from '../../show-page.tsx';

await showPage('name', <Panel surface="popup" serverUrl={await loadServerUrl()} />);
