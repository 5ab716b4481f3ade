"""Opens a window of WebKit for WebKitWebDriver, which starts this program.

Arguments: the width and the height of the page, and a script that runs in every page before the
scripts of the page. MiniBrowser, which comes with WebKit, cannot be as narrow as a phone.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

width, height, script = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]

# The page is to hold still, as in the other browsers.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)

content = WebKit2.UserContentManager()
content.add_script(
    WebKit2.UserScript.new(
        script,
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)

data = WebKit2.WebsiteDataManager.new_ephemeral()
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)


def create_view(_session):
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    window = Gtk.Window(decorated=False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkitWindow")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", started)
Gtk.main()
