import type { Spot } from '../../../../tools/e2e/engines/driver.ts';

/** Something on a page: by its role and a part of its name, or by a selector. */
export type Target = { readonly role: Role; readonly name: string } | { readonly css: string };

export type Role = 'button' | 'link' | 'heading' | 'textbox' | 'radio' | 'status';

/** Where something can be clicked; or why it cannot. */
export type Sighting = Spot | 'absent' | 'covered';

/** What of an element its role leads to. */
const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  textbox: 'input[type="text"], textarea',
  radio: 'input[type="radio"]',
  status: '[role="status"]',
};

/** The elements that a target may be, and the text that its name contains. */
export const queryOf = (target: Target): { readonly selector: string; readonly name: string } =>
  'css' in target
    ? { selector: target.css, name: '' }
    : { selector: SELECTORS[target.role], name: target.name.replaceAll(/\s+/g, ' ') };

/** Runs in the page: where the first such element can be clicked, which is scrolled to; neighbours may cover a part of it. */
export function sight({ selector, name }: ReturnType<typeof queryOf>): Sighting {
  const isNamed = (element: Element): boolean => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const texts = [element, ...labels].map(({ textContent }) => textContent);
    const text = [element.getAttribute('aria-label'), ...texts].join(' ').replaceAll(/\s+/g, ' ');
    return text.includes(name);
  };
  const found = [...document.querySelectorAll(selector)].filter(
    (element) => element.getClientRects().length > 0 && isNamed(element),
  );
  if (found.length === 0) return 'absent';
  const [first] = found;
  // A label stands for its hidden radio button.
  const shown = first!.closest('label') ?? first!;
  shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = shown.getBoundingClientRect();
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
  const spots = shares.flatMap((down) =>
    shares.map((along) => ({ x: Math.round(left + along * width), y: Math.round(top + down * height) })),
  );
  return spots.find(({ x, y }) => shown.contains(document.elementFromPoint(x, y))) ?? 'covered';
}
