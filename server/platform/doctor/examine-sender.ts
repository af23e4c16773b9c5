import { type DkimKey, toPublished } from '#server/platform/kernel/dkim.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** The TXT records of a name; none where there are none. @throws where no name server answers. */
export type LookUpTexts = (name: string) => Promise<readonly string[]>;

/** In whose name mails leave, and by which server. */
export interface Sender {
  /** Of `MAIL_FROM`. */
  readonly domain: string;
  /** Of `SMTP_URL`. */
  readonly mailServer: string;
  readonly dkim: DkimKey | undefined;
}

/**
 * What the sender's domain says of its mails, which receivers ask before they believe one: who may send them
 * (SPF, RFC 7208), what signs them (DKIM, RFC 6376), and what becomes of others (DMARC, RFC 7489).
 */
export async function examineSender(sender: Sender, lookUp: LookUpTexts): Promise<Finding[]> {
  const { domain, dkim } = sender;
  return Promise.all([
    quietly('spf', async () => judgeSpf(sender, await lookUp(domain))),
    dkim
      ? quietly('dkim', async () => {
          const name = `${dkim.selector}._domainkey.${domain}`;
          return judgeDkim(dkim, name, await lookUp(name));
        })
      : warn(
          'dkim',
          `DKIM_KEY is not set: large providers take mails that ${sender.mailServer} signs for ${domain}, and few others`,
        ),
    quietly('dmarc', async () => judgeDmarc(domain, await findPolicy(domain, lookUp))),
  ]);
}

/** Without an answer nothing is known, which is no fault of the domain's. */
async function quietly(subject: string, judge: () => Promise<Finding>): Promise<Finding> {
  return judge().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    return warn(subject, `it cannot be looked up: ${reason}`);
  });
}

function judgeSpf({ domain, mailServer }: Sender, texts: readonly string[]): Finding {
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record] = records;
  if (record === undefined) {
    return warn(
      'spf',
      `${domain} does not say who sends for it; give it a TXT record as the owner of ${mailServer} asks for, like v=spf1 mx -all`,
    );
  }
  return records.length > 1
    ? warn('spf', `${domain} has ${records.length} records of SPF, and with several none counts`)
    : ok('spf', `${domain} says “${record}”; that has to cover ${mailServer}`);
}

function judgeDkim(key: DkimKey, name: string, texts: readonly string[]): Finding {
  const published = toPublished(key);
  const keys = texts.map(publishedIn).filter((each) => each !== undefined);
  if (keys.includes(published)) return ok('dkim', `${name} has the other half of DKIM_KEY`);
  const remedy = `give it the TXT record v=DKIM1; k=rsa; p=${published}`;
  if (keys.length === 0) return fail('dkim', `${name} has no key, so signatures fail; ${remedy}`);
  return keys.every((each) => each === '')
    ? fail('dkim', `${name} is revoked, so signatures fail; ${remedy}`)
    : fail('dkim', `${name} has another key than DKIM_KEY, so signatures fail; ${remedy}`);
}

/** What stands behind `p=`; undefined in a text that is no key. */
function publishedIn(text: string): string | undefined {
  return /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.replaceAll(/\s/g, '');
}

/** The next domain upwards that says something counts, as far as the last but one. */
async function findPolicy(
  domain: string,
  lookUp: LookUpTexts,
): Promise<{ readonly of: string; readonly text: string } | undefined> {
  const labels = domain.split('.');
  for (let from = 0; from === 0 || from < labels.length - 1; from += 1) {
    const of = labels.slice(from).join('.');
    const text = (await lookUp(`_dmarc.${of}`)).find((each) => /^v=DMARC1\s*(;|$)/i.test(each));
    if (text !== undefined) return { of, text };
  }
  return undefined;
}

function judgeDmarc(
  domain: string,
  policy: { readonly of: string; readonly text: string } | undefined,
): Finding {
  if (!policy) {
    return warn(
      'dmarc',
      `_dmarc.${domain} has no record, which large providers ask for; begin with v=DMARC1; p=none`,
    );
  }
  return ok('dmarc', `${policy.of} says “${policy.text}”`);
}
