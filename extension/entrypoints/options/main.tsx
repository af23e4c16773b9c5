import { showPage } from '../../show-page.tsx';
import { Options } from './options.tsx';

await showPage('options.title', <Options />);
