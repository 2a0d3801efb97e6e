/**
 * Returns the texts of the page that are not marked as Polish, with those of attributes and the title before the name
 * of the portal. Runs in the page, so it uses nothing outside of itself.
 */
export function shownTexts(): readonly string[] {
  const attributes = ["aria-label", "title", "placeholder", "alt", "aria-description"];
  const isForeign = (element: Element | null): boolean =>
    element === null || element.closest('[lang="pl"], script, style, noscript') !== null;
  const texts: string[] = [document.title.split(" · ")[0] ?? ""];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (!isForeign(node.parentElement)) texts.push(node.textContent ?? "");
  for (const element of document.body.querySelectorAll("*"))
    if (!isForeign(element)) texts.push(...attributes.flatMap((name) => element.getAttribute(name) ?? []));
  return [...new Set(texts)];
}
