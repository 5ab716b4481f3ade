/** What stands on the page when not even its words could be loaded, in every language there is. */
export const notLoaded = [
  'Fifteen Lakes couldn’t be loaded. Check the connection, then load the page again.',
  '無法載入，請檢查連線後重新載入網頁。',
  '无法加载，请检查网络后刷新网页。',
].join('\n');
