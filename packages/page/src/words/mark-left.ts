/** What is still English is said to be, wherever it stands: a screen reader reads it as such. */
export function markLeft(isLeft: (words: string) => boolean): void {
  if (isMarking) return
  isMarking = true
  const look = (node: Node): void => {
    const parent = node.parentElement
    if (node.nodeType === Node.TEXT_NODE && parent !== null) {
      const isEnglish = isLeft(node.nodeValue?.trim() ?? '')
      if (isEnglish && parent.lang !== 'en') {
        parent.dataset.left = parent.lang
        parent.lang = 'en'
      } else if (!isEnglish && parent.dataset.left !== undefined) {
        if (parent.dataset.left === '') parent.removeAttribute('lang')
        else parent.lang = parent.dataset.left
        delete parent.dataset.left
      }
    }
    for (const child of node.childNodes) look(child)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'characterData') look(target)
      for (const node of addedNodes) look(node)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  look(document.body)
}

let isMarking = false
