import { loadServerUrl } from '../../server-url.ts';
import { showPage } from '../../show-page.tsx';
import { Options } from './options.tsx';

await showPage('options.title', <Options serverUrl={await loadServerUrl()} />);
