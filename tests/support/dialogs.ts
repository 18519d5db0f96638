/** jsdom knows no dialogs yet (https://github.com/jsdom/jsdom/issues/3294): they open, and close as Esc closes them. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
