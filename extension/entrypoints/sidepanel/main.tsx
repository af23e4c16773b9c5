import { Panel } from '../../panel/panel.tsx';
import { loadServerUrl } from '../../server-url.ts';
import { showPage } from '../../show-page.tsx';

await showPage('name', <Panel surface="side-panel" serverUrl={await loadServerUrl()} />);
