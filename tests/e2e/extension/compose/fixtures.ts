/** A page of a site as it is built: of our own making, with its structure and none of its code. */
interface ComposeFixture {
  readonly site: string;
  readonly url: string;
  readonly language: 'en' | 'de';
  readonly html: string;
  /** The name of the button that ours stands beside. */
  readonly beside: string;
}

const gmail = (send: string, text: string, more: string) => `
  <div role="main"><div role="button" tabindex="0">${more}</div><div role="button" tabindex="0">2</div></div>
  <div role="dialog" aria-label="${text}">
    <div><input name="to" aria-label="An"><input name="subjectbox"></div>
    <table><tbody>
      <tr><td><div><div contenteditable="true" role="textbox" aria-multiline="true" aria-label="${text}" g_editable="true" style="min-height:80px"></div></div></td></tr>
      <tr class="btC"><td><div><div role="button" tabindex="0">${send}</div><div role="button" tabindex="0">▾</div></div></td>
        <td><div role="button" tabindex="0">A</div></td><td><div role="button" tabindex="0">📎</div></td></tr>
    </tbody></table>
  </div>`;

const outlook = (send: string, discard: string, text: string) => `
  <div role="navigation"><button>+</button><button>=</button></div>
  <div role="main"><div class="pane">
    <div role="toolbar"><button>${send}</button><button>${discard}</button></div>
    <div><div contenteditable="true" role="textbox" aria-multiline="true" aria-label="${text}" style="min-height:80px"></div></div>
  </div></div>`;

const linkedin = (send: string, text: string) => `
  <main><button>Follow</button><button>More</button>
    <form><div><div contenteditable="true" role="textbox" aria-multiline="true" aria-label="${text}" style="min-height:40px"><p><br></p></div></div>
      <footer><div><button type="button">📷</button><button type="button">GIF</button></div>
        <div><button type="submit">${send}</button></div></footer>
    </form></main>`;

export const firstFixture: ComposeFixture = {
  site: 'Gmail',
  url: 'https://mail.google.com/mail/u/0/',
  language: 'en',
  html: gmail('Send', 'Message Body', 'Older'),
  beside: 'Send',
};

export const composeFixtures: readonly ComposeFixture[] = [
  firstFixture,
  {
    site: 'Gmail',
    url: 'https://mail.google.com/mail/u/0/',
    language: 'de',
    html: gmail('Senden', 'Nachrichtentext', 'Älter'),
    beside: 'Senden',
  },
  {
    site: 'Outlook',
    url: 'https://outlook.live.com/mail/0/',
    language: 'en',
    html: outlook('Send', 'Discard', 'Message body'),
    beside: 'Send',
  },
  {
    site: 'Outlook',
    url: 'https://outlook.office.com/mail/',
    language: 'de',
    html: outlook('Senden', 'Verwerfen', 'Nachrichtentext'),
    beside: 'Verwerfen',
  },
  {
    site: 'LinkedIn',
    url: 'https://www.linkedin.com/messaging/',
    language: 'en',
    html: linkedin('Send', 'Write a message…'),
    beside: 'GIF',
  },
  {
    site: 'LinkedIn',
    url: 'https://www.linkedin.com/messaging/',
    language: 'de',
    html: linkedin('Senden', 'Nachricht verfassen …'),
    beside: 'GIF',
  },
];
