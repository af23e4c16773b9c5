import browser from 'webextension-polyfill';

/** What the popup is opened for; it stands in its address. */
type Purpose = 'propose';

/** Opens the popup as the toolbar's button does. */
export async function openPopup(purpose?: Purpose): Promise<void> {
  const popup = browser.runtime.getURL('/popup.html');
  if (purpose) await browser.action.setPopup({ popup: `${popup}#${purpose}` });
  try {
    await browser.action.openPopup();
  } catch {
    // No window that has a toolbar: a window of its own does.
    const url = purpose ? `${popup}#${purpose}` : popup;
    await browser.windows.create({ url, type: 'popup', width: 400, height: 620 });
  } finally {
    if (purpose) await browser.action.setPopup({ popup });
  }
}
