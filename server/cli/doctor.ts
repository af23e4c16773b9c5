import { readConfig } from '#server/config.ts';
import { lookUpTexts } from '#server/outside/adapters/look-up-texts.ts';
import { greetMailServer } from '#server/outside/adapters/smtp.ts';
import { examine } from '#server/platform/doctor/examine.ts';
import { fail, toLine } from '#server/platform/doctor/finding.ts';
import { domainOf } from '#server/post/mail/transport.ts';
import { sealedColumns } from '#server/sealed-columns.ts';
import { explainFailedStart } from './explain-failed-start.ts';

/** `npm run doctor`: one line for each thing an installation needs; exit code 1 where one fails. */
const findings = await examineSettings();
for (const finding of findings) console.log(toLine(finding));
process.exit(findings.some(({ verdict }) => verdict === 'failure') ? 1 : 0);

async function examineSettings() {
  try {
    return await examine(readConfig(process.env), {
      ...{ greetMailServer, lookUpTexts, domainOf, sealedColumns },
      explain: explainFailedStart,
    });
  } catch (error) {
    return [fail('settings', explainFailedStart(error))];
  }
}
