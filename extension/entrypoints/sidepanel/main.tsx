import { Panel } from '../../panel/panel.tsx';
import { showPage } from '../../show-page.tsx';

await showPage('name', <Panel surface="side-panel" />);
