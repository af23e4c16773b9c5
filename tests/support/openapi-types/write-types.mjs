import { writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

// node --import ../with-typescript-5.mjs write-types.mjs <document.json> <types.ts>
const [, , from = '', to = ''] = process.argv;
await writeFile(to, astToString(await openapiTS(new URL(`file://${from}`))));
