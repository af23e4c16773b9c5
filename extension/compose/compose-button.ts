/** The name of the element that a button of ours stands in; nothing else of ours is in a page. */
export const BUTTON_NAME = 'kalends-compose';

/** A button for one draft, which a press leaves as it is. */
export function makeComposeButton(label: string, onPress: () => void): HTMLElement {
  const host = document.createElement(BUTTON_NAME);
  host.style.cssText = 'display:inline-flex;vertical-align:middle;align-self:center;margin:0 4px';
  const button = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'));
  Object.assign(button, { type: 'button', ariaLabel: label, title: label });
  button.style.cssText = BUTTON_STYLE;
  button.append(drawMark());
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', (event) => {
    // A page that presses it by a script is not heard.
    if (!event.isTrusted) return;
    event.stopPropagation();
    onPress();
  });
  return host;
}

const BUTTON_STYLE = [
  'all:revert;display:inline-flex;align-items:center;justify-content:center',
  'width:32px;height:32px;padding:0;border:0;border-radius:6px;background:none;cursor:pointer',
].join(';');

const SVG = 'http://www.w3.org/2000/svg';

/** The product's mark: a page of a calendar whose first day is lit. */
function drawMark(): SVGElement {
  const mark = draw('svg', { viewBox: '0 0 128 128', width: '20', height: '20' });
  mark.ariaHidden = 'true';
  mark.append(
    draw('rect', { width: '128', height: '128', rx: '28', fill: '#3b81f6' }),
    draw('rect', { x: '20', y: '30', width: '88', height: '82', rx: '15', fill: '#fff' }),
    draw('rect', { x: '33', y: '44', width: '28', height: '24', rx: '7', fill: '#ffb020' }),
  );
  return mark;
}

function draw(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name) as SVGElement;
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  return element;
}
