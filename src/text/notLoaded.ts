/** What stands on the page when not even its words could be loaded, in every language there is. */
export const notLoaded = [
  'Fifteen Lakes could not be loaded. Check the connection, then load the page again.',
  '無法載入，請檢查網路後重新整理頁面。',
  '无法加载，请检查网络后刷新页面。',
].join('\n');
